# A bot for the tests of the sandbox's runner: it says again what it hears, and answers presses.
# Usage: bash echo_bot.sh PORT PATH FILE, where FILE keeps what was put off. Texts are single words:
# "later" is answered five seconds later by the clock it is told, "die" kills the bot.
port=$1 path=$2 file=$3

call() {
  local line
  exec 3<>"/dev/tcp/127.0.0.1/$port"
  printf 'GET %s/%s HTTP/1.0\r\n\r\n' "$path" "$1" >&3
  while IFS= read -r line <&3; do :; done
  body=$line
  exec 3<&-
}

board='&reply_markup=%7B%22inline_keyboard%22:%5B%5B%7B%22text%22:%22again%22,%22callback_data%22:%22a%22%7D%5D%5D%7D'

keeper() {
  local line now due chat
  while read -r line; do
    [[ $line =~ \"now\":([0-9]+) ]] && now=${BASH_REMATCH[1]}
    due=null
    if [[ -s $file ]]; then
      read -r due chat <"$file"
      [[ $due == soon ]] && due=$((now + 5000)) && echo "$due $chat" >"$file"
      ((now >= due)) && : >"$file" && call "sendMessage?chat_id=$chat&text=at-$now" && due=null
    fi
    [[ $line =~ \"ping\":([0-9]+) ]] && echo "{\"pong\":${BASH_REMATCH[1]},\"due\":$due}"
  done
  kill $$
}

# The keeper goes away with the input; the main loop holds the long poll, so that it ends when it is killed.
keeper <&0 &
trap "kill -9 $! 2>/dev/null" EXIT
trap "exit 0" TERM
exec 0<&-
echo "the echo bot is up" >&2
offset=0
while call "getUpdates?timeout=50&limit=1&offset=$offset"; do
  [[ $body =~ \"update_id\":([0-9]+) ]] || continue
  offset=$((BASH_REMATCH[1] + 1))
  if [[ $body =~ \"callback_query\": ]]; then
    [[ $body =~ \"id\":\"([0-9]+)\" ]]
    call "answerCallbackQuery?callback_query_id=${BASH_REMATCH[1]}&text=pressed"
    continue
  fi
  [[ $body =~ \"chat\":\{[^\}]*\"id\":(-?[0-9]+) ]] || continue
  chat=${BASH_REMATCH[1]}
  [[ $body =~ \"text\":\"([^\"]*)\" ]] || continue
  case ${BASH_REMATCH[1]} in
    die) echo "it was told to die" >&2 && exit 3 ;;
    later) echo "soon $chat" >"$file" ;;
    *) call "sendMessage?chat_id=$chat&text=${BASH_REMATCH[1]}$board" ;;
  esac
done
