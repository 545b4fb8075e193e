export { Coin, Coins, type Inside } from './Coins.tsx'
export { type Drawing, type Material } from './drawing.ts'
export { Paths } from './Paths.tsx'
export { Shadings } from './Shadings.tsx'
