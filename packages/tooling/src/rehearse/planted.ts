import type { Plugin } from 'vite'

/**
 * A migration that expands: a column on a table that every round writes, with an index, and a table. Its
 * name sorts after every other, as that of a next release would.
 */
export const plantedMigration = {
  name: '99991231-1-rehearsal',
  statements: [
    `alter table game_round add column rehearsal text default 'planted'`,
    `create index game_round_rehearsal on game_round (rehearsal) where rehearsal is null`,
    `create table rehearsal (id uuid primary key, made_at timestamptz not null default now())`,
  ],
}

/** Puts the migration into a bundle of the platform; the repository's files stay as they are. */
export function planted(): Plugin {
  const place = /[\\/]platform-kernel[\\/]src[\\/]migrations\.ts$/
  return {
    name: 'marquee:planted-migration',
    enforce: 'pre',
    transform(code, id) {
      if (!place.test(id)) return null
      return `${code}\nkernelMigrations.push(${JSON.stringify(plantedMigration)})\n`
    },
  }
}
