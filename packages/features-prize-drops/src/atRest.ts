export { DropWatch } from './watch/DropWatch.tsx'
