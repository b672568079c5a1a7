import * as v from 'valibot';
import { operation } from '../operation.ts';
import { favourite, favouriteList, favouriteWrite } from '../shapes/cart.ts';
import { idText, page } from '../shapes/parameters.ts';
import { noContent } from '../shapes/values.ts';

export const listFavourites = operation({
  id: 'listFavourites',
  method: 'get',
  access: 'customer',
  path: '/favorites/favorite-products/',
  summary: 'The own favourites, newest first',
  query: v.object({ page }),
  answer: favouriteList,
});
export const addFavourite = operation({
  id: 'addFavourite',
  method: 'post',
  access: 'customer',
  path: '/favorites/favorite-products/',
  summary: 'Keep a product among the favourites',
  body: favouriteWrite,
  answer: favourite,
  status: 201,
  refusals: [404],
});
export const deleteFavourite = operation({
  id: 'deleteFavourite',
  method: 'delete',
  access: 'customer',
  path: '/favorites/favorite-products/{id}/',
  summary: 'Drop a favourite, named by its product',
  params: v.object({ id: idText }),
  answer: noContent,
  status: 204,
  refusals: [404],
});
export const deleteAllFavourites = operation({
  id: 'deleteAllFavourites',
  method: 'post',
  access: 'customer',
  path: '/favorites/favorite-products-delete-all/',
  summary: 'Drop every favourite',
  answer: noContent,
  status: 204,
});
