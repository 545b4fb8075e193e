export { Announcer } from './announce/Announcer.tsx'
