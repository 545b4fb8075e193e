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
  {
    name: '20261201-3-mail-delivery',
    statements: [
      // What was written before anything left stays as it is.
      `alter table mail_outbox
        add column state text not null default 'kept'
          check (state in ('kept', 'waiting', 'sent', 'suppressed', 'refused', 'dead', 'dismissed')),
        add column attempts int not null default 0,
        add column due_at timestamptz,
        add column expires_at timestamptz,
        add column done_at timestamptz,
        add column problem text`,
      `alter table mail_outbox alter column state set default 'waiting'`,
      `create index mail_outbox_due on mail_outbox (due_at) where state = 'waiting'`,
      `create index mail_outbox_failed on mail_outbox (brand, id)
        where state in ('suppressed', 'refused', 'dead')`,
      `create table contact_suppression (
        brand text not null,
        contact text not null,
        cause text not null check (cause in ('bounce', 'complaint', 'unsubscribe')),
        problem text,
        since timestamptz not null,
        primary key (brand, contact)
      )`,
    ],
  },
]
