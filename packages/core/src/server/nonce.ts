/**
 * Stands in a rendered page where the request's nonce belongs. Nobody outside of this process ever
 * sees it, so that no text of a visitor can be turned into a nonce.
 */
export const nonceMark = `nonce${crypto.randomUUID().replaceAll('-', '')}`

/** The pieces of a page between which the nonce goes. */
export const partsOf = (html: string): string[] => html.split(nonceMark)
