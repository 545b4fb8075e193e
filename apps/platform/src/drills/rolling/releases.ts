import { eachLocale } from '@marquee/contract/locales'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

/** Two releases of the drill, one after the other, and the one that takes away what the first used. */
export type Release = 'N' | 'N+1' | 'N+2'

/** What N has beside what is in the tree: a column that it fills with every round. */
const first: MigrationStep = {
  name: '99991231-1-rolling',
  statements: [`alter table game_round add column rolling_kind text not null default 'round'`],
}

/** Expands: the column that takes its place, filled for rounds of N too while N is there. */
const expanding: MigrationStep = {
  name: '99991231-2-rolling-label',
  statements: [
    `alter table game_round add column rolling_label text`,
    `create function rolling_label() returns trigger language plpgsql as $$
      begin new.rolling_label := coalesce(new.rolling_label, new.rolling_kind); return new; end $$`,
    `create trigger rolling_label before insert or update on game_round
      for each row execute function rolling_label()`,
  ],
}

/** Contracts: what N alone used goes. */
export const contracting: MigrationStep = {
  name: '99991231-3-drop-rolling-kind',
  statements: [
    `alter table game_round alter column rolling_label set default 'round'`,
    `drop trigger rolling_label on game_round`,
    `drop function rolling_label`,
    `update game_round set rolling_label = rolling_kind where rolling_label is null`,
    `alter table game_round drop column rolling_kind`,
  ],
}

/** What each release has beside what is in the tree. */
export const steps: Readonly<Record<Release, MigrationStep[]>> = {
  N: [first],
  'N+1': [first, expanding],
  'N+2': [first, expanding, contracting],
}

/** Ids of the tournaments that are played while processes are replaced; no brand has them. */
const played = { ids: [3, 4, 5, 6, 7, 8, 9], hours: 1, places: 20 }
/** Their ends, as shares of the time that the middle of the rollout is away: machines are busy or not. */
const shares = [0.7, 0.9, 1.1, 1.5, 2, 2.7, 3.6]
/** Of the first and only run of each. */
export const playedRuns: readonly number[] = played.ids.map((id) => 10 + id)

/** What is planted into a process: lines that come behind those of a file, by the end of its path. */
export type Planted = Record<string, string>

/** When tournaments are to end: around a moment, as it is expected; epoch ms. */
export interface Ends {
  now: number
  middle: number
}

/** Tournaments in the middle of which the drill begins, which end one after the other. */
export const playedTournaments = ({ now, middle }: Ends) =>
  played.ids.map((id, nth) => ({
    id,
    title: eachLocale(() => 'Rolling'),
    firstStart: new Date(
      now + (middle - now) * (shares[nth] ?? 1) - played.hours * 3_600_000,
    ).toISOString(),
    everyHours: 8_760,
    hours: played.hours,
    games: null,
    inARow: 3,
    rounds: 1_000,
    prizes: [{ places: played.places, coins: 500, entries: 5 }],
  }))

/** A release of the drill: this tree with its migrations, and tournaments that end meanwhile. */
const plantedIn = (release: Release, brand: string, ends: Ends): Planted => ({
  '/packages/platform-kernel/src/migrations.ts': `kernelMigrations.push(...${JSON.stringify(steps[release])})`,
  [`/apps/${brand}/campaigns.ts`]: `campaigns.tournaments.push(...${JSON.stringify(playedTournaments(ends))})`,
})

/** What a process of a release loads first (`node --import`), with what it plants. */
export function plantFor(release: Release, brand: string, ends: Ends): string {
  const address = new URL('plant.ts', import.meta.url)
  address.searchParams.set('planted', JSON.stringify(plantedIn(release, brand, ends)))
  return address.href
}
