/** Said on the payment page beside the button: Consumer Contracts Regulations 2013, regulations 13 and 28(3). */
export const CANCELLATION_TEXT =
  'You can cancel within 14 days of receiving your order and get your money back, standard delivery included. ' +
  'For health and hygiene reasons this does not cover a product whose seal you have opened.'
