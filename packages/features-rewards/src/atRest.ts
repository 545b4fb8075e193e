export { InvitedBy } from './behaviour/InvitedBy.tsx'
