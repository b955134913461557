import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import type { Place } from './place.ts'
import { installed, startProgram } from './programs.ts'

/** Proxies in front of the shop, with the lines that the page on deploying tells people to write. */

const PAGE = join(import.meta.dirname, '../../docs/recipes/deploy.md')

async function linesOf(language: string): Promise<string> {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(await readFile(PAGE, 'utf8'))
  if (!found?.[1]) throw new Error(`The page on deploying has no lines for ${language}`)
  return found[1]
}

/** The servers' addresses of the page become those of the servers that run. */
const leadingTo = (lines: string, [first = 0, second = first]: readonly number[]) =>
  lines.replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`).replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`)

async function start(place: Place, name: string, args: (file: string) => string[], written: string, port: number) {
  const path = installed(name)
  if (!path) throw new Error(`${name} is not installed`)
  const file = join(place.folder, `${name}-${port}.conf`)
  await writeFile(file, written)
  const env = { HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder }
  const program = await startProgram(path, args(file), { port, env })
  place.closing(program.stop)
}

async function nginx(place: Place, port: number, { before = '', server }: { before?: string; server: string }) {
  const folder = join(place.folder, `nginx-${port}`)
  await mkdir(folder)
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const written = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${parts.map(part => `${part}_temp_path ${folder}/${part};`).join(' ')}
      ${before}
      server { listen 127.0.0.1:${port}; ${server} }
    }`
  await start(place, 'nginx', file => ['-e', join(folder, 'error.log'), '-c', file], written, port)
}

export type Front = (place: Place, port: number, shops: readonly number[]) => Promise<void>

/** As a distribution's example has it, and nothing more. */
export const nginxPlain: Front = (place, port, [shop]) =>
  nginx(place, port, { server: `location / { proxy_pass http://127.0.0.1:${shop}; }` })

export const nginxOfPage: Front = async (place, port, shops) =>
  nginx(place, port, { server: leadingTo(await linesOf('nginx'), shops) })

export const haproxyOfPage: Front = async (place, port, shops) => {
  const lines = leadingTo(await linesOf('haproxy'), shops).replace(/bind .*/, `bind 127.0.0.1:${port}`)
  await start(place, 'haproxy', file => ['-db', '-f', file], lines, port)
}

export const caddyOfPage: Front = async (place, port, shops) => {
  const lines = leadingTo(await linesOf('caddyfile'), shops).replace('shop.example.com', `http://127.0.0.1:${port}`)
  const written = `{\n  admin off\n  auto_https off\n}\n${lines}`
  await start(place, 'caddy', file => ['run', '--adapter', 'caddyfile', '--config', file], written, port)
}

/** A cache in the place of a CDN, before a proxy. */
export const varnishBefore =
  (behind: Front): Front =>
  async (place, port, shops) => {
    const inner = await freePort()
    await behind(place, inner, shops)
    const ours = ['-j', 'none', '-F', '-n', join(place.folder, 'varnish')]
    const args = (file: string) => [...ours, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m']
    const vcl = `vcl 4.1;\nbackend proxy { .host = "127.0.0.1"; .port = "${inner}"; }\n`
    await start(place, 'varnishd', args, vcl, port)
  }

export const nginxCacheBefore =
  (behind: Front): Front =>
  async (place, port, shops) => {
    const inner = await freePort()
    await behind(place, inner, shops)
    await nginx(place, port, {
      before: `proxy_cache_path ${place.folder}/cache keys_zone=cdn:10m;`,
      server: `
        client_max_body_size 0;
        location / {
          proxy_pass http://127.0.0.1:${inner}; proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_cache cdn; proxy_cache_revalidate on;
        }`,
    })
  }
