import { expect, it } from 'vitest'
import { withLinksOf } from './vite-server-links.ts'

it('takes the links from elsewhere, and leaves the rest and every line where it was', () => {
  const source = [
    "import { Form, Link, type LinkProps } from 'react-router'",
    "import { NavLink } from 'react-router'",
    "import { useLocation } from 'react-router'",
    "import { Link as Chain } from './chain.tsx'",
    'const link = <Link to="/">Home</Link>',
  ].join('\n')
  expect(withLinksOf('/ours.tsx', source).split('\n')).toEqual([
    `import { Link } from "/ours.tsx";import { Form, type LinkProps } from 'react-router'`,
    'import { NavLink } from "/ours.tsx"',
    "import { useLocation } from 'react-router'",
    "import { Link as Chain } from './chain.tsx'",
    'const link = <Link to="/">Home</Link>',
  ])
})

it('finds a list of several lines', () => {
  expect(withLinksOf('/ours.tsx', "import {\n  Form,\n  Link,\n} from 'react-router'\n")).toBe(
    `import { Link } from "/ours.tsx";import { Form } from 'react-router'\n`,
  )
})
