#!/bin/sh
# Runs once, on an empty volume: the role that serves players. It is given its rights by --role migrate.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$PLAYERS_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role marquee_players login password :'password';
SQL
