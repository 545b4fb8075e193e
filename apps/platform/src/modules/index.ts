import type { PlatformModule } from '../kernel/module.ts'
import { account } from './account/index.ts'
import { dailyLogin } from './daily-login/index.ts'
import { featuresInfo } from './features-info/index.ts'
import { games } from './games/index.ts'
import { mail } from './mail/index.ts'
import { pages } from './pages/index.ts'
import { player } from './player/index.ts'
import { restriction } from './restriction/index.ts'
import { rounds } from './rounds/index.ts'
import { sandbox } from './sandbox/index.ts'
import { translations } from './translations/index.ts'
import { winners } from './winners/index.ts'

/** Every domain of the platform. */
export const modules: PlatformModule[] = [
  mail,
  account,
  player,
  restriction,
  translations,
  games,
  rounds,
  dailyLogin,
  featuresInfo,
  pages,
  winners,
  sandbox,
]
