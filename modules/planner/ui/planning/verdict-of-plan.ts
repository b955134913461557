/* A part that is fetched: what works a verdict out is for whoever changes something. */
export { verdictOfPlan } from '../../plan-verdict.ts'
