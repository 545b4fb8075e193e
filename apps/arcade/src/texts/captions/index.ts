// Written by `pnpm locale`, as every index of messages: a line for each locale there is.
export const messages = {
  en: () => import('./en.json').then((module) => module.default),
  es: () => import('./es.json').then((module) => module.default),
}
