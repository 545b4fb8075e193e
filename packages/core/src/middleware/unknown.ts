import { didYouMean } from '@marquee/contract/didYouMean'

/** Browsers get brands that were checked when they were built; they need no more than the fact. */
const isHelpful = import.meta.env.SSR || import.meta.env.DEV

/** Says of a route that names a middleware there is none of, what was probably meant (LAYOUT-06). */
export function unknownMiddleware(
  route: { name: string; path: string },
  name: string,
  known: readonly string[],
): string {
  const fact = `Route '${route.name}' (${route.path}) names the middleware '${name}', which does not exist.`
  if (!isHelpful) return fact
  return `${fact}${didYouMean(name, known)} There are: ${known.join(', ')}.`
}
