import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const mailMigrations: MigrationStep[] = [
  {
    name: '20261120-2-mail',
    statements: [
      `create table mail_outbox (
        id bigint generated always as identity primary key,
        brand text not null,
        recipient text not null,
        kind text not null,
        locale text not null,
        subject text not null,
        body text not null,
        created_at timestamptz not null
      )`,
      `create index mail_outbox_brand on mail_outbox (brand, id)`,
    ],
  },
  {
    name: '20261126-2-mail-content',
    statements: [`alter table mail_outbox add column content json`],
  },
]
