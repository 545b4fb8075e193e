export { Background } from './Background.tsx'
