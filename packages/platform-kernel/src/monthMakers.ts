/**
 * Statements after which months are made and taken away with the rights of whoever owns the tables, by
 * processes that own none. `make_months` makes what is missing and nothing else; `drop_month` takes away
 * months of pushes that went out and of answers, and of no other table.
 */
export const monthMakers: readonly string[] = [
  `create or replace function make_months(parent text, moment timestamptz, ahead int) returns int language sql as $$
    select count(*) filter (where make_month(parent, month))::int from (
      select (month_start(moment) at time zone 'UTC' + n * interval '1 month') at time zone 'UTC' as month
      from generate_series(0, least(ahead, 12)) n
    ) as months
  $$`,
  `create function drop_month(part text) returns boolean language plpgsql as $$
    declare
      month record;
      is_waiting boolean := false;
    begin
      select p.parent, p.starts, p.ends into month from month_partition p where p.name = drop_month.part;
      if month.parent is null or month.parent not in ('outbox', 'idempotency_answer')
        or month.starts = '-infinity' or month.ends is null
      then
        raise exception '% is no month that may be taken away.', part;
      end if;
      -- Nobody writes to it from here on, so what is looked at stays so.
      execute format('lock table %I, %I in access exclusive mode', month.parent, part);
      if month.parent = 'outbox' then
        execute format('select exists (select from %I where published_at is null)', part) into is_waiting;
      end if;
      if is_waiting then return false; end if;
      execute format('drop table %I', part);
      return true;
    end
  $$`,
  // Whoever calls them has no say in what their names stand for.
  `do $do$
    declare
      maker text;
    begin
      foreach maker in array array['make_months(text, timestamptz, int)', 'drop_month(text)'] loop
        execute format('alter function %s security definer set search_path = %I, pg_temp',
          maker, current_schema());
        execute format('revoke execute on function %s from public', maker);
      end loop;
    end
  $do$`,
]
