/** What the id of a shared round's link looks like: 128 bits in the alphabet of addresses. */
export const linkIdPattern = /^[\w-]{22}$/

/** Whether a text may be the id of a link. */
export const isLinkId = (text: string): boolean => linkIdPattern.test(text)
