import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import { at, type Instant } from '@marquee/platform-kernel/schema'

/** How far the demo account of each brand has lived what it has behind it. */
interface DemoStoryTable {
  brand: string
  /** The demo account. */
  player: string
  began_at: Instant
  /** How many chapters of its story were begun. */
  chapters: number
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    demo_story: DemoStoryTable
  }
}

export const demoMigrations: MigrationStep[] = [
  {
    name: '20261130-3-demo-story',
    statements: [
      `create table demo_story (
        brand text primary key,
        player uuid not null,
        began_at timestamptz not null,
        chapters int not null
      )`,
    ],
  },
]

/** The story of a brand's demo account; undefined for one that was opened without. */
export const storyOf = (db: Db, brand: string) =>
  db.selectFrom('demo_story').selectAll().where('brand', '=', brand).executeTakeFirst()

/** Begins the story of a demo account, once. */
export const beginStory = async (
  { db }: Kernel,
  { brand, player, beganAt }: { brand: string; player: string; beganAt: number },
): Promise<void> => {
  await db
    .insertInto('demo_story')
    .values({ brand, player, began_at: at(beganAt), chapters: 0 })
    .onConflict((conflict) => conflict.column('brand').doNothing())
    .execute()
}

/** Takes the next chapter to tell it, once over all processes; false where another one has it. */
export const takeChapter = (
  kernel: Kernel,
  { brand, number }: { brand: string; number: number },
): Promise<boolean> =>
  runCommand(kernel, {
    name: 'demo.chapter',
    playerId: null,
    idempotency: null,
    input: null,
    async handle({ tx }) {
      const { numUpdatedRows } = await tx
        .updateTable('demo_story')
        .set({ chapters: number })
        .where('brand', '=', brand)
        .where('chapters', '=', number - 1)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  })
