export { LiveShell } from './LiveShell.tsx'
