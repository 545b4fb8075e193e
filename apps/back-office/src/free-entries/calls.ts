export {
  freeEntryDesk,
  type FreeEntryDecision,
  type FreeEntryReason,
  type FreeEntryStatus,
  type StaffFreeEntry,
} from '@marquee/features-content/contract'
