/** The files every page asks for first. Written by assets/fonts.ts; do not edit. */
export const FONT_FILES = ['/fonts/fraunces-b3aa7454.woff2', '/fonts/figtree-5ae17df5.woff2'] as const
