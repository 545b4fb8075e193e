// Written by `pnpm locale`, as every index of messages: a line for each locale there is.
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export const messages = { en, es }
