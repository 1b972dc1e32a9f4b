import { createOrderedRows } from "../ordered-rows";

const people = createOrderedRows("people", {
  position: "position",
  name: "folded_name",
  created_at: "created_at",
  updated_at: "updated_at",
});

export const {
  list: listPeople,
  find: findPerson,
  insert: insertPerson,
  update: updatePerson,
  remove: deletePerson,
  measure: measurePeople,
  listIds: listPersonIds,
  order: orderPeople,
} = people;
