import type { StaffPermission } from '@marquee/contract'
import { ApiError } from '@marquee/api-client'
import { backOffice } from '@marquee/contract'
import type { AuthProvider } from 'react-admin'
import { api } from '../api.ts'
import { chatDeskAccess } from '../chatCalls.ts'
import { currentMember, may, noteMember } from './member.ts'

/** What a member needs to see a part of the back office. */
const needed: Record<string, StaffPermission> = {
  documents: 'documents',
  redemptions: 'redemptions',
  'free-entries': 'free-entries',
  purchases: 'purchases',
  refunds: 'purchases',
  chats: chatDeskAccess,
  pages: 'open-pages',
  messages: 'operations',
  jobs: 'operations',
  alerts: 'operations',
  report: 'reports',
  audit: 'audit',
  staff: 'staff',
}

interface Credentials {
  email: string
  password: string
  code: string
}

/** Sign-in with the platform's sessions of staff; what a role may see follows its permissions. */
export const authProvider: AuthProvider = {
  async login(body: Credentials) {
    const { data } = await api.call(backOffice.signIn, { body })
    noteMember(data)
  },

  async logout() {
    // A session that is over already ends as well as one that is told to.
    if (await currentMember().catch(() => null)) {
      await api.call(backOffice.signOut).catch(() => undefined)
    }
    noteMember(null)
  },

  async checkAuth() {
    if (!(await currentMember())) throw new Error('Sign in first.')
  },

  async checkError(error: unknown) {
    if (!(error instanceof ApiError) || error.status !== 401) return
    noteMember(null)
    throw error
  },

  async getIdentity() {
    const member = await currentMember()
    return { id: member?.id ?? '', fullName: member?.name ?? '' }
  },

  async canAccess({ resource }) {
    const member = await currentMember()
    const permission = needed[resource] ?? 'players'
    return member !== null && may(member, permission)
  },
}
