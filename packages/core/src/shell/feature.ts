import { messages } from './messages/index.ts'
import type { FeatureDefinition } from '../feature/types.ts'

declare module '../feature/features.ts' {
  interface Features {
    core: { modals: { menu: object } }
  }
}

/** What the shell itself brings: the first feature of every brand. */
export const shell: FeatureDefinition = {
  id: 'core',
  modals: {
    menu: { load: () => import('./MenuSheet.tsx').then((module) => module.MenuSheet) },
  },
  behaviours: [() => import('./atRest.ts').then((module) => module.LiveShell)],
  messages,
}
