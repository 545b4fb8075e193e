/** 256 bits as hexadecimal digits: server seeds, and the hashes of this scheme. */
export const serverSeedPattern = /^[0-9a-f]{64}$/
/** What a player may name: 1 to 64 letters, digits, `_` and `-`. */
export const playerSeedPattern = /^[\w-]{1,64}$/
