import type { Api, ClientCaller } from "./api";

/** A further company of an owner, asked for and accepted. @returns its id */
export async function addCompany(api: Api, owner: ClientCaller, company_name: string): Promise<number> {
  const json = { company_name, phone: "+91 98765 43210" };
  expect((await owner.call("addCompany", { json })).body).toEqual({ client_id: null });
  const admin = await api.admin();
  const { results } = (await admin.call("listSignUps", { query: { search: company_name } })).body;
  expect(results).toMatchObject([{ company_name, email: owner.email, status: "pending", has_account: true }]);
  const accepted = await admin.call("acceptSignUp", { params: { id: results[0].id } });
  expect(accepted.body).toMatchObject({ company_name, email: owner.email, password: null });
  return accepted.body.id;
}
