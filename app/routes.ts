import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product on one page, grouped like the site. */
export default [
  layout('shell/public-layout.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/account/login.tsx'),
    route('recipes', 'routes/recipes/find-recipes.tsx'),
    route('recipes/:id', 'routes/recipes/recipe.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('cart', 'routes/cart/cart.tsx'),
    route('payment-success', 'routes/checkout/payment-success.tsx'),
    route('payment-cancel', 'routes/checkout/payment-cancel.tsx'),
    route('shop/supplements', 'routes/shop/supplements.tsx'),
    route('shop/supplements/:id', 'routes/shop/supplement.tsx'),
    route('delivery-and-returns', 'routes/trust/delivery-and-returns.tsx'),
    route('privacy', 'routes/trust/privacy.tsx'),
    route('terms', 'routes/trust/terms.tsx'),
    route('410', 'routes/gone.tsx'),
    route('kit', 'routes/kit.tsx'),

    // The member's pages. Their frame, with the sidebar, comes with accounts.
    route('dashboard', 'routes/dashboard/overview.tsx'),
    route('dashboard/meal-planner', 'routes/dashboard/meal-planner.tsx'),
    route('dashboard/supplements', 'routes/dashboard/supplements.tsx'),
    route('dashboard/supplements/:id', 'routes/dashboard/supplement.tsx'),
    route('dashboard/health-goals', 'routes/dashboard/health-goals.tsx'),
    route('dashboard/progress', 'routes/dashboard/progress.tsx'),
    route('dashboard/daily-log', 'routes/dashboard/daily-log.tsx'),
    route('dashboard/learn', 'routes/dashboard/learn.tsx'),
    route('dashboard/settings', 'routes/dashboard/settings.tsx'),
    route('dashboard/profile', 'routes/dashboard/profile.tsx'),
    route('dashboard/saved-recipes', 'routes/dashboard/saved-recipes.tsx'),

    route('*', 'routes/not-found.tsx'),
  ]),

  // Resource routes: no page, only an answer.
  route('api/create-checkout-session', 'routes/api/create-checkout-session.ts'),
  route('api/verify-payment', 'routes/api/verify-payment.ts'),
  route('api/send-order-confirmation', 'routes/api/send-order-confirmation.ts'),
  route('api/*', 'routes/api/unknown.ts'),
  route('hooks/stripe', 'routes/hooks/stripe.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('site.webmanifest', 'routes/seo/web-manifest.ts'),
  route('healthz', 'routes/health/alive.ts'),
  route('readyz', 'routes/health/ready.ts'),
] satisfies RouteConfig
