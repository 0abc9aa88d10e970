/** Export of a Shopify shop before 2025: several rows and pictures of each product. */
export const shopifyBefore = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Google Shopping / Gender,Google Shopping / Age Group,Variant Image,Variant Weight Unit,Cost per item,Price / International,Compare At Price / International,Status
wool-coat,Wool Coat,"<p>Warm &amp; long.</p>
<ul><li>Two pockets</li><li>Lined</li></ul>",Old Shop,Apparel & Accessories > Clothing > Outerwear > Coats,Women's Coats,"winter, women",true,Color,Camel,Size,Small,,,WC-CAM-S,1200.0,shopify,4.0,deny,manual,189.00,249.00,true,true,4006381333931,https://cdn.shop.example/wool-coat-camel.jpg?v=1,1,Wool coat in camel,false,,,female,adult,https://cdn.shop.example/wool-coat-camel.jpg?v=1,g,80,,,active
wool-coat,,,,,,,,,Camel,,Large,,,WC-CAM-L,1250.0,shopify,-2,deny,manual,189.00,249.00,true,true,,https://cdn.shop.example/wool-coat-navy.jpg?v=1,2,Wool coat in navy,,,,,,https://cdn.shop.example/wool-coat-camel.jpg?v=1,g,80,,,
wool-coat,,,,,,,,,Navy,,Small,,,WC-NAV-S,1200.0,shopify,7,deny,manual,199.00,,true,true,,https://cdn.shop.example/detail.jpg?v=1,3,,,,,,,https://cdn.shop.example/wool-coat-navy.jpg?v=1,g,80,,,
wool-coat,,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.shop.example/lining.jpg?v=1,4,,,,,,,,,,,,
linen-scarf,Linen Scarf,Soft and light.,Old Shop,,Scarves,unisex,true,Title,Default Title,,,,,SC-1,90.0,,0,deny,manual,35.00,,true,true,,//cdn.shop.example/scarf.jpg,1,,false,,,,,,g,10,,,draft
gift-card,Gift Card,For friends,Old Shop,,Gift Cards,,true,Denomination,$25.00,,,,,,0.0,,0,continue,gift_card,25.00,,false,false,,,,,true,,,,,,g,,,,active
denim-jeans,Denim Jeans,<div>Straight leg</div>,Old Shop,,Jeans,men,false,Waist,32,Length,34,Wash,Dark,DJ-1,700.0,shopify,3,deny,manual,"$1,089.00",,true,true,123,,,,false,,,,,,g,,,,archived
denim-jeans,,,,,,,,,32,,34,,Light,DJ-1,700.0,shopify,2,deny,manual,"$1,089.00",,true,true,,,,,,,,,,,g,,,,
`;

/** Export since 2025, after a German spreadsheet has saved it. */
export const shopifySince = `\uFEFFTitle;URL handle;Description;Vendor;Product category;Type;Tags;Published on online store;Status;SKU;Barcode;Option1 name;Option1 value;Option1 Linked To;Option2 name;Option2 value;Option2 Linked To;Price;Compare-at price;Inventory tracker;Inventory quantity;Weight value (grams);Requires shipping;Product image URL;Image position;Image alt text;Variant image URL;Gift card;Color (product.metafields.shopify.color-pattern);Google Shopping / Gender
Leinenhemd;leinenhemd;<p>Kühl<br>und weit</p>;Alt;;Hemden;Herren;WAHR;Active;LH-48;;Größe;48;;Farbe;Blau;;89,95;109,95;shopify;4,0;210;WAHR;https://cdn.shop.example/hemd.jpg;1;;;FALSCH;;male
;leinenhemd;;;;;;;;LH-50;;;50;;;Blau;;89,95;109,95;shopify;1;210;WAHR;;;;;;;
Title;URL handle;Description;Vendor;Product category;Type;Tags;Published on online store;Status;SKU;Barcode;Option1 name;Option1 value;Option1 Linked To;Option2 name;Option2 value;Option2 Linked To;Price;Compare-at price;Inventory tracker;Inventory quantity;Weight value (grams);Requires shipping;Product image URL;Image position;Image alt text;Variant image URL;Gift card;Color (product.metafields.shopify.color-pattern);Google Shopping / Gender
Gürtel;guertel;Leder;Alt;;Gürtel;Herren;WAHR;Active;G-1;;Title;Default Title;;;;;49,00;;shopify;6;300;WAHR;;;;;FALSCH;brown;male
`;
