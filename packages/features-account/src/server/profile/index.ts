import type { Request } from '@marquee/platform-kernel/http'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { readSubscription, saveProfile, saveSubscription } from './service.ts'
import { texts } from '../messages/texts.ts'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    subscription: { player_id: string; email: boolean; push: boolean; sms: boolean }
  }
}

const migrations: MigrationStep[] = [
  {
    name: '20261121-2-profile',
    statements: [
      `create table subscription (
        player_id uuid primary key references player (id),
        email boolean not null,
        push boolean not null,
        sms boolean not null
      )`,
    ],
  },
]

/** What players tell about themselves, and which news they want (PROFILE-05, PROFILE-08). */
export const profile: PlatformModule = {
  name: 'profile',
  migrations,
  handlers(surroundings) {
    const callerOf = ({ brand, player, idempotency }: Request) => ({
      playerId: player().playerId,
      settings: settingsOf(surroundings, brand),
      provider: surroundings.providers.identity,
      idempotency,
    })
    return {
      async 'pages.profile'({ kernel, brand, player }) {
        const { created_at: memberSince } = await kernel.db
          .selectFrom('player')
          .select('created_at')
          .where('id', '=', player().playerId)
          .executeTakeFirstOrThrow()
        const { name } = settingsOf(surroundings, brand)
        const seo = {
          title: texts('profile.pagesProfile.seo.title', { name }),
          description: texts('profile.pagesProfile.seo.description'),
        }
        return { seo, payload: { memberSince } }
      },
      async 'account.saveProfile'(request) {
        const wanted = request.body
        return { success: true, data: await saveProfile(request.kernel, callerOf(request), wanted) }
      },
      'account.subscription': async ({ kernel, player }) => ({
        success: true,
        data: await readSubscription(kernel.db, player().playerId),
      }),
      async 'account.saveSubscription'(request) {
        const wanted = request.body
        return {
          success: true,
          data: await saveSubscription(request.kernel, callerOf(request), wanted),
        }
      },
    }
  },
}
