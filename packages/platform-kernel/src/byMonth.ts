import type { MigrationStep } from './migrate.ts'

/**
 * Functions that partition a table by the month (UTC) of a column, and what tells of partitions.
 * A table has `<table>_first` for all that was before its months, `<table>_rest` for rows of months that
 * nobody has made, and `<table>_<yyyy>_<mm>` for each month, which are made after `<table>_rest`.
 */
export const monthFunctions: MigrationStep['statements'] = [
  `create function month_start(moment timestamptz) returns timestamptz language sql immutable as $$
    select date_trunc('month', moment at time zone 'UTC') at time zone 'UTC'
  $$`,
  `create function next_month(moment timestamptz) returns timestamptz language sql immutable as $$
    select (date_trunc('month', moment at time zone 'UTC') + interval '1 month') at time zone 'UTC'
  $$`,
  // Where a partition begins and ends; both null for the one that takes the rest.
  `create view month_partition as
    select parent, name,
      case when bound like 'FOR VALUES FROM (MINVALUE)%' then '-infinity'
        else substring(bound from $$FROM \\('([^']+)'\\)$$) end::timestamptz as starts,
      substring(bound from $$TO \\('([^']+)'\\)$$)::timestamptz as ends
    from (
      select p.relname::text as parent, c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_partitioned_table t
        join pg_class p on p.oid = t.partrelid and p.relnamespace = current_schema()::regnamespace
        join pg_inherits i on i.inhparent = p.oid
        join pg_class c on c.oid = i.inhrelid
    ) as partition`,
  `create function month_column(parent text) returns text language sql stable as $$
    select attname::text from pg_partitioned_table join pg_attribute
      on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = parent::regclass
  $$`,
  // A truncate asks the triggers of the table that it names alone, so each partition has its own.
  `create function keep_from_truncate(parent text, part text) returns void language plpgsql as $$
    declare
      kept record;
    begin
      for kept in
        select tgname, tgfoid::regproc as act from pg_trigger
        where tgrelid = parent::regclass and not tgisinternal and (tgtype & 32) <> 0
      loop
        execute format('create trigger %I before truncate on %I for each statement execute function %s()',
          kept.tgname, part, kept.act);
      end loop;
    end
  $$`,
  // Rows that came while their months were missing stay where they are: their table becomes those months.
  `create function adopt_rest(parent text) returns void language plpgsql as $$
    declare
      rest text := parent || '_rest';
      part text;
      earliest timestamptz;
      latest timestamptz;
      kept text;
    begin
      execute format('select min(%1$I), max(%1$I) from %2$I', month_column(parent), rest)
        into earliest, latest;
      part := parent || to_char(month_start(earliest) at time zone 'UTC', '"_"YYYY"_"MM');
      execute format('alter table %I detach partition %I', parent, rest);
      for kept in
        select tgname from pg_trigger
        where tgrelid = rest::regclass and not tgisinternal and (tgtype & 32) <> 0
      loop
        execute format('drop trigger %I on %I', kept, rest);
      end loop;
      execute format('alter table %I rename to %I', rest, part);
      execute format('create table %I (like %I including all)', rest, part);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)',
        parent, part, month_start(earliest), next_month(latest));
      execute format('alter table %I attach partition %I default', parent, rest);
      perform keep_from_truncate(parent, part);
      perform keep_from_truncate(parent, rest);
    end
  $$`,
  `create function make_month(parent text, moment timestamptz) returns boolean language plpgsql as $$
    declare
      rest text := parent || '_rest';
      part text := parent || to_char(month_start(moment) at time zone 'UTC', '"_"YYYY"_"MM');
      is_held boolean;
    begin
      perform pg_advisory_xact_lock(hashtext('make_month'));
      if exists (
        select from month_partition p
        where p.parent = make_month.parent and p.starts <= moment and p.ends > moment
      ) then return false; end if;
      execute format('select exists (select from %2$I where %1$I >= $1 and %1$I < $2)',
        month_column(parent), rest) into is_held using month_start(moment), next_month(moment);
      if is_held then
        perform adopt_rest(parent);
        return true;
      end if;
      execute format('create table %I (like %I including all)', part, rest);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)',
        parent, part, month_start(moment), next_month(moment));
      perform keep_from_truncate(parent, part);
      return true;
    end
  $$`,
  `create function make_months(parent text, moment timestamptz, ahead int) returns int language sql as $$
    select count(*) filter (where make_month(parent, month))::int from (
      select (month_start(moment) at time zone 'UTC' + n * interval '1 month') at time zone 'UTC' as month
      from generate_series(0, ahead) n
    ) as months
  $$`,
  // A table of the same name takes the place of one that is its first partition from now on, as it is:
  // no row moves. What it refers to and its indexes are the new one's too; unique indexes, which would have
  // to hold the month, stay with each partition. What refers to it no longer has a key to refer to.
  `create function begin_months(parent text, starts timestamptz) returns void language plpgsql as $$
    declare
      first text := parent || '_first';
      rest text := parent || '_rest';
      kept record;
    begin
      if starts is null then
        execute format('select next_month(greatest(now(), max(%I))) from %I', month_column(parent), first)
          into starts;
      end if;
      for kept in
        select conname, conrelid::regclass as referrer from pg_constraint
        where contype = 'f' and confrelid = first::regclass and conparentid = 0
      loop
        execute format('alter table %s drop constraint %I', kept.referrer, kept.conname);
      end loop;
      for kept in
        select conname, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'f' and conrelid = first::regclass order by conname
      loop
        execute format('alter table %I add constraint %I %s', parent, kept.conname, kept.definition);
      end loop;
      for kept in
        select c.relname as name, substring(pg_get_indexdef(c.oid) from ' (USING .*)$') as definition
        from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = first::regclass and not i.indisunique order by c.relname
      loop
        execute format('alter index %I rename to %I', kept.name, kept.name || '_first');
        execute format('create index %I on %I %s', kept.name, parent, kept.definition);
      end loop;
      execute format('alter table %I attach partition %I for values from (minvalue) to (%L)',
        parent, first, starts);
      execute format('alter table %I attach partition %I default', parent, rest);
      perform keep_from_truncate(parent, first);
      perform keep_from_truncate(parent, rest);
      perform make_months(parent, greatest(starts, month_start(now())), 2);
    end
  $$`,
]

/** Statements that number a table's rows by a sequence of its own: partitions have no identity columns. */
export const numberedBySequence = (table: string): string[] => [
  `do $$
    declare
      last bigint := nextval(pg_get_serial_sequence('${table}', 'id'));
    begin
      alter table ${table} alter column id drop identity;
      execute format('create sequence ${table}_id_seq start %s', last + 1);
      alter table ${table} alter column id set default nextval('${table}_id_seq');
    end
  $$`,
]

/** A table that is to be partitioned by the month of a column of it, which is not null. */
interface TableByMonth {
  table: string
  /** `created_at` unless given. */
  column?: string
  /** Statements that give it its triggers anew; the earlier table has none by then. */
  triggers?: readonly string[]
  /** Where its first month begins, as SQL; after the month of its last row unless given. */
  starts?: string
}

/**
 * Statements that partition a table without moving a row: the table as it is becomes the first partition
 * of a new one of the same name. It is read once, for the database to see that all of it is before the
 * first month. The release before reads and writes the new one as it did the earlier.
 */
export const byMonth = ({
  table,
  column = 'created_at',
  triggers = [],
  starts = 'null',
}: TableByMonth): string[] => [
  `alter table ${table} rename to ${table}_first`,
  `create table ${table}_rest (like ${table}_first including all)`,
  `create table ${table} (like ${table}_first including defaults including constraints)
    partition by range (${column})`,
  ...triggers,
  `select begin_months('${table}', ${starts})`,
]
