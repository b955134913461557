import { createContext } from 'react'

/** The id under which the server logs what goes wrong in this answer; only the server knows it. */
export const IncidentContext = createContext<string | undefined>(undefined)
