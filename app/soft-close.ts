import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** For how long whoever is answered before all was sent may go on sending. */
const READ_ON_MS = 5_000

/**
 * Whoever were hung up on while they send would see a broken line in place of their answer, and a proxy would say 502 in
 * our name. Node hangs up right after the last answer on a connection, and each is the last that a proxy asked for with
 * `Connection: close`: here it says that it is done, and reads on for a while.
 */
export function closeSoftly(req: IncomingMessage): void {
  const { socket } = req
  socket.destroySoon = () => {
    if (req.complete) return Socket.prototype.destroySoon.call(socket)
    socket.end()
    readOn(req)
    req.once('end', () => socket.destroy())
  }
}

/** What still comes is read and thrown away, for a while. */
export function readOn(req: IncomingMessage): void {
  if (req.complete) return
  const cut = setTimeout(() => req.socket.destroy(), READ_ON_MS)
  req.once('close', () => clearTimeout(cut)).resume()
}

/** Whether it may still be coming in when it is answered. */
export const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
