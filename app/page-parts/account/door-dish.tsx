import { SitePicture } from '#app/shell/site-picture.tsx'

/** Once it is asked for it is the largest thing in sight. */
const DoorDish = () => (
  <SitePicture of="dish-beetroot-houmous" alt="" sizes="700px" eager cover className="aspect-5/4 rounded-xl" />
)

export default DoorDish
