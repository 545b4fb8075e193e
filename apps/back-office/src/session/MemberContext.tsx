import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { StaffMember } from '@marquee/contract'
import { Loading } from 'react-admin'
import { currentMember } from './member.ts'

const memberQuery = queryOptions({ queryKey: ['member'], queryFn: currentMember, gcTime: 0 })

const MemberContext = createContext<StaffMember | null>(null)

/** Draws its children once it is known who is signed in; the door has let nobody else in. */
export function MemberProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(memberQuery)
  if (!data) return <Loading />
  return <MemberContext value={data}>{children}</MemberContext>
}

/** The member of staff who is signed in. @throws outside of the signed-in part. */
export function useMember(): StaffMember {
  const member = useContext(MemberContext)
  if (!member) throw new Error('Nobody is signed in here: draw this below MemberProvider.')
  return member
}
