/** Who sells, as the law wants it said in every order e-mail. */
export interface Seller {
  name: string
  address: readonly string[]
  email: string
  phone: string
  companyNumber: string
  vatNumber: string
}
