/** Whether a value that came from another window is what it should be. */
export type Check<T> = (value: unknown) => value is T
/** What a check lets through. */
export type Checked<C> = C extends ((value: unknown) => value is infer T) ? T : never

type Optional<T> = Check<T | undefined> & { isOptional: true }
type Fields = Record<string, Check<unknown>>
type OptionalKey<F> = { [K in keyof F]: F[K] extends { isOptional: true } ? K : never }[keyof F]

/** An object with these fields; those that are not named may be there too. */
export type Shape<F> = {
  [K in Exclude<keyof F, OptionalKey<F>>]: Checked<F[K]>
} & { [K in OptionalKey<F>]?: Checked<F[K]> }

/** Any value that survives JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const text: Check<string> = (value) => typeof value === 'string'
export const flag: Check<boolean> = (value) => typeof value === 'boolean'
/** An amount, a count or a time: no fraction. */
export const whole: Check<number> = (value): value is number => Number.isSafeInteger(value)
export const number: Check<number> = (value): value is number => Number.isFinite(value)
/** Anything that was given. It is the model's own and not looked into. */
export const json = ((value) => value !== undefined) as Check<Json>

/** One of some words. Others pass: new ones may come within a version. */
export const word = <Word extends string>(): Check<Word> => text as Check<Word>

export const optional = <T>(check: Check<T>): Optional<T> => {
  const is: Check<T | undefined> = (value): value is T | undefined =>
    value === undefined || check(value)
  return Object.assign(is, { isOptional: true as const })
}

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value)

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check)

export const recordOf =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(check)

export function shape<F extends Fields>(fields: F): Check<Shape<F>> {
  const entries = Object.entries(fields)
  return (value): value is Shape<F> =>
    isObject(value) && entries.every(([name, check]) => check(value[name]))
}
