import { style } from '@vanilla-extract/css'

/** A conversation needs room before its first message too. */
export const sheet = style({ minBlockSize: '45dvh' })
