import { Messages } from "@/components/i18n/messages";
import { OwnCurrency } from "@/components/products/own-currency";
import { ProductScreen } from "@/components/products/product-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { profileOperations } from "@/lib/contract/cards/operations";
import { productOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("products.title");

const { listProducts } = productOperations;
const readings = [
  reading(listProducts, { ordering: "-created_at", page: 1 }),
  reading(listProducts, { page_size: 1 }),
  // For the currency.
  reading(profileOperations.getCompleteProfile),
];

export default function ProductsPage() {
  return (
    <Messages
      of={[
        "common.content.more",
        "common.content.moreOf",
        "common.delete",
        "common.forClients",
        "common.list",
        "common.pages",
        "content-rules.product.imageRequired",
        "content-rules.product.imageTooLarge",
        "content-rules.product.limit",
        "file-rules",
        "format.days",
        "format.namedDay",
        "own-plan.lacks.orders",
        "own-plan.resting",
        "own-plan.state",
        "own-plan.show.action",
        "own-plan.show.done",
        "own-plan.show.failed",
        "picture",
        "products",
      ]}
    >
      <ClientsOnly words="products">
        <WithAnswers to={readings}>
          <OwnCurrency>
            <ProductScreen />
          </OwnCurrency>
        </WithAnswers>
      </ClientsOnly>
    </Messages>
  );
}
