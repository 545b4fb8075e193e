import type { RouteContext } from '@marquee/core'

const patterns: Record<string, RegExp> = {
  presetId: /^[1-9]\d{0,9}$/,
  offerType: /^[\w-]{1,40}$/,
  methodId: /^[\w-]{1,40}$/,
  depositId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
}

/** Whether what an address names could be a preset, an offer and a method at all; if not, it is a 404. */
export const isValid = ({ params }: Pick<RouteContext, 'params'>): boolean =>
  Object.entries(patterns).every(([name, pattern]) => {
    const value = params[name]
    return value === undefined || pattern.test(value)
  })
