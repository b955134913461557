import { Skeleton, SkeletonGroup } from '#kit/skeleton.tsx'

/** Until the browser's storage is read: a cart of two lines, the shape of most. */
export function CartSkeleton() {
  return (
    <SkeletonGroup label="Looking into your cart" className="needs-script">
      <div className="mt-7 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(340px,396px)] xl:gap-x-[72px]">
        <div className="@container border-t border-line">
          <LineSkeleton />
          <LineSkeleton />
        </div>
        <Skeleton shape="picture" className="h-[520px]" />
      </div>
    </SkeletonGroup>
  )
}

function LineSkeleton() {
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-5 @min-[38rem]:grid-cols-[112px_1fr] @min-[38rem]:gap-x-6">
      <Skeleton shape="block" className="aspect-[4/5]" />
      <div className="self-center">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
        <Skeleton className="w-1/4" />
      </div>
    </div>
  )
}
