import { createServer } from 'node:http'

/** The least that node:http can do: one answer, held in memory, the same bytes and headers as the page beside it. */
process.once('message', ({ status, body, headers }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }))
})
process.once('disconnect', () => process.exit(0))
