import Stripe from 'stripe'
import { startStripeStandIn } from './stand-in.ts'

/* A process of its own that makes sessions, tells each id that was answered, and waits to be killed. */
const standIn = await startStripeStandIn({
  dataDir: process.argv[2] ?? '',
  secretKey: 'sk_test_child',
  webhookSecret: 'whsec_child',
  webhookUrl: () => '',
  prices: [{ id: 'price_child', productId: 'prod_child', name: 'Child', pricePence: 500 }],
  pageUrl: session => `http://127.0.0.1/${session.id}`,
})
const stripe = new Stripe('sk_test_child', {
  host: standIn.host,
  port: standIn.port,
  protocol: 'http',
  telemetry: false,
})
for (;;) {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_child', quantity: 1 }],
    success_url: 'http://shop.example/thanks',
  })
  process.send?.(session.id)
}
