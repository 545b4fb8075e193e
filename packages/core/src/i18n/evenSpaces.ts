/**
 * Engines part a time and its half of the day by different spaces: V8 by a plain one, JavaScriptCore by a
 * narrow one. A page has to be taken over with the very letters it was rendered with.
 */
export const evenSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')
