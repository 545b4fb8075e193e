import type { FeatureDefinition } from '../feature/types.ts'

/** What the shell itself brings: the first feature of every brand. */
export const shell: FeatureDefinition = {
  id: 'core',
  modals: {
    menu: { load: () => import('./MenuSheet.tsx').then((module) => module.MenuSheet) },
  },
  behaviours: [() => import('./LiveShell.tsx').then((module) => module.LiveShell)],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
}
