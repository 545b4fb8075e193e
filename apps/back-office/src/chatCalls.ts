export {
  chatDesk,
  chatDeskAccess,
  type StaffChatMessage,
  type StaffConversation,
} from '@marquee/features-support-chat/contract'
