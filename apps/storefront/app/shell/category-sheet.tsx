import type { catalogue } from '@cusp/contract'
import { Disclosure, Drawer, LinesSkeleton, menuItemClass } from '@cusp/ui'
import { Link } from 'react-router'
import { paths } from '../paths'
import { everything } from '../platform/search-query'
import { useWords } from '../platform/words'
import { categoryPath } from './category-path'

/** All categories in a sheet from the side, for phones. */
export function CategorySheet({
  open,
  onClose,
  tree,
}: {
  open: boolean
  onClose: () => void
  /** Undefined while it is on its way. */
  tree: readonly catalogue.CategoryTree[] | undefined
}) {
  const say = useWords()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="start"
      title={say('shell.allCategories')}
      closeLabel={say('shell.close')}
    >
      <Link to={paths.search({ keyword: everything })} className={menuItemClass}>
        {say('shell.allProducts')}
      </Link>
      <Link to={paths.brandIndex()} className={menuItemClass}>
        {say('shell.brands')}
      </Link>
      {tree ? (
        tree.map((category) => (
          <Disclosure key={category.id} name="categories" summary={category.name}>
            <Link to={categoryPath(category)} className={menuItemClass}>
              {say('shell.allOf', { name: category.name })}
            </Link>
            {category.subCategory.map((sub) => (
              <Link key={sub.id} to={categoryPath(sub)} className={menuItemClass}>
                {sub.name}
              </Link>
            ))}
          </Disclosure>
        ))
      ) : (
        <LinesSkeleton count={8} className="mt-4" />
      )}
    </Drawer>
  )
}
